import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import TypeVar

from conversation import talk
from dotenv import load_dotenv
from fishjam import AgentOptions, AgentOutputOptions, FishjamClient, FishjamNotifier, Room
from fishjam.agent import Agent
from fishjam.errors import NotFoundError
from fishjam.events import (
    ServerMessagePeerConnected,
    ServerMessagePeerDisconnected,
    ServerMessagePeerType,
)
from fishjam.peer import PeerStatus, PeerType

# Seconds between two checks of all rooms. When a person joins or leaves, the next check starts early.
CHECK_INTERVAL = 10

# Seconds to wait for a response from Fishjam, and for a connection.
TIMEOUT = 5

# Seconds for leaving all rooms before the process exits.
EXIT_TIMEOUT = 8

T = TypeVar("T")

load_dotenv()
fishjam_id = os.environ["FISHJAM_ID"]
management_token = os.environ["FISHJAM_MANAGEMENT_TOKEN"]
fishjam = FishjamClient(fishjam_id, management_token)
logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
logging.getLogger("httpx").setLevel(logging.WARNING)
log = logging.getLogger(__name__)


async def call(function: Callable[..., T], *args: object) -> T:
    """Call a blocking method of the client. Raise TimeoutError if Fishjam does not respond in time.

    The request itself continues, so run it in a daemon thread, which does not prevent the process from exiting.
    """
    result: Future[T] = Future()
    result.set_running_or_notify_cancel()

    def run() -> None:
        try:
            result.set_result(function(*args))
        except Exception as error:
            result.set_exception(error)

    Thread(target=run, daemon=True).start()
    return await asyncio.wait_for(asyncio.wrap_future(result), TIMEOUT)


async def delete_agent(room_id: str, agent_id: str) -> None:
    try:
        await call(fishjam.delete_peer, room_id, agent_id)
        log.info("Agent %s left room %s.", agent_id, room_id)
    except NotFoundError:
        pass  # The peer or its room no longer exists.
    except Exception as error:
        log.error("Could not delete the agent %s: %r", agent_id, error)


class AgentService:
    """Keeps an agent in every room with people in it."""

    def __init__(self) -> None:
        # The agents of this process, by peer ID.
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.change = asyncio.Event()
        self.is_stopping = False

    async def run(self) -> None:
        while not self.is_stopping:
            self.change.clear()
            try:
                await self.check_rooms()
            except Exception as error:
                log.error("Could not check the rooms: %r", error)
            # Start at most one check per second.
            await asyncio.sleep(1)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.change.wait(), CHECK_INTERVAL)
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def stop(self) -> None:
        log.info("Stopping.")
        self.is_stopping = True
        self.change.set()
        asyncio.get_running_loop().call_later(EXIT_TIMEOUT, os._exit, 1)

    async def check_rooms(self) -> None:
        """Add an agent to every room with people in it, and remove all other agents."""
        rooms = await call(fishjam.get_all_rooms)
        results = await asyncio.gather(*map(self.check_room, rooms), return_exceptions=True)
        for room, result in zip(rooms, results):
            if isinstance(result, Exception):
                log.error("Room %s: %r", room.id, result)

    async def check_room(self, room: Room) -> None:
        has_people = any(
            peer.type_ == PeerType.WEBRTC and peer.status == PeerStatus.CONNECTED for peer in room.peers
        )
        agents = [peer.id for peer in room.peers if peer.type_ == PeerType.AGENT]
        working = next((agent for agent in agents if has_people and agent in self.tasks), None)
        # Delete agents in an empty room, and agents of an earlier process.
        for agent in agents:
            if agent == working:
                continue
            if task := self.tasks.get(agent):
                task.cancel()
                await asyncio.wait([task], timeout=TIMEOUT)
            else:
                await delete_agent(room.id, agent)
        if has_people and not working and not self.is_stopping:
            await self.start(room.id)

    async def start(self, room_id: str) -> None:
        options = AgentOptions(output=AgentOutputOptions(audio_format="pcm16", audio_sample_rate=16000))
        # If the response is late, the next check deletes the agent's peer.
        agent = await call(fishjam.create_agent, room_id, options)
        self.tasks[agent.id] = asyncio.create_task(self.run_agent(agent))
        log.info("Agent %s started in room %s.", agent.id, room_id)

    async def run_agent(self, agent: Agent) -> None:
        try:
            async with asyncio.timeout(TIMEOUT) as connecting, agent.connect() as session:
                connecting.reschedule(None)
                await talk(session)
        except Exception as error:
            # The next check replaces the agent.
            log.warning("The agent in room %s ended: %r", agent.room_id, error)
        finally:
            del self.tasks[agent.id]
            await delete_agent(agent.room_id, agent.id)

    async def listen(self) -> None:
        while True:
            notifier = FishjamNotifier(fishjam_id, management_token)
            notifier.on_server_notification(self.handle)
            try:
                async with asyncio.TaskGroup() as group:
                    group.create_task(notifier.connect())
                    await asyncio.wait_for(notifier.wait_ready(), TIMEOUT)
                    self.change.set()
            except Exception as error:
                log.warning("The notification connection ended: %r. Reconnecting in 3 seconds.", error)
            await asyncio.sleep(3)

    def handle(self, notification: object) -> None:
        if isinstance(notification, ServerMessagePeerConnected | ServerMessagePeerDisconnected):
            if notification.peer_type == ServerMessagePeerType.PEER_TYPE_WEBRTC:
                self.change.set()


async def main() -> None:
    service = AgentService()
    loop = asyncio.get_running_loop()
    for signal_number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signal_number, lambda *_: loop.call_soon_threadsafe(service.stop))
    listening = asyncio.create_task(service.listen())
    await service.run()
    listening.cancel()


asyncio.run(main())
