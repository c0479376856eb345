import asyncio
import logging
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass
from threading import Thread
from time import monotonic
from typing import TypeVar

from conversation import listen
from dotenv import load_dotenv
from fishjam import FishjamClient, FishjamNotifier, Peer, Room
from fishjam.agent import Agent
from fishjam.errors import NotFoundError
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from fishjam.peer import PeerStatus, PeerType

# Seconds between two checks of all rooms. When a person joins or leaves, the next check starts early.
CHECK_INTERVAL = 10

# Seconds to wait for a response from Fishjam, and for a connection.
TIMEOUT = 5

# Seconds for the last person to return, for example after a page reload or a network outage.
ABSENCE_LIMIT = 60

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


@dataclass
class RunningAgent:
    started_at: float
    task: asyncio.Task[None]


class AgentService:
    """Keeps an agent in every room with people in it."""

    def __init__(self) -> None:
        # The agents of this process, by peer ID.
        self.agents: dict[str, RunningAgent] = {}
        # Time of the last check that found people in a room.
        self.last_seen: dict[str, float] = {}
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
        tasks = [running.task for running in self.agents.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def stop(self) -> None:
        log.info("Stopping.")
        self.is_stopping = True
        self.change.set()
        asyncio.get_running_loop().call_later(EXIT_TIMEOUT, os._exit, 1)

    async def check_rooms(self) -> None:
        """Add an agent to every room with people in it. Remove agents from rooms that have been empty for a minute."""
        rooms = await call(fishjam.get_all_rooms)
        self.last_seen = {room.id: self.last_seen[room.id] for room in rooms if room.id in self.last_seen}
        # Forget agents that were deleted, for example together with their room.
        for deleted in self.agents.keys() - {peer.id for room in rooms for peer in room.peers}:
            self.agents[deleted].task.cancel()
        results = await asyncio.gather(*map(self.check_room, rooms), return_exceptions=True)
        for room, result in zip(rooms, results):
            if isinstance(result, Exception):
                log.error("Room %s: %r", room.id, result)

    async def check_room(self, room: Room) -> None:
        has_people = any(
            peer.type_ == PeerType.WEBRTC and peer.status == PeerStatus.CONNECTED for peer in room.peers
        )
        agents = [peer for peer in room.peers if peer.type_ == PeerType.AGENT]
        if has_people:
            self.last_seen[room.id] = monotonic()
        is_needed = room.id in self.last_seen and monotonic() - self.last_seen[room.id] < ABSENCE_LIMIT
        working = next((peer for peer in agents if is_needed and self.is_working(peer)), None)
        # Delete agents in an empty room, agents without a connection, and agents of an earlier process.
        for peer in agents:
            if peer is working:
                continue
            if running := self.agents.get(peer.id):
                running.task.cancel()
                await asyncio.wait([running.task], timeout=TIMEOUT)
            else:
                await delete_agent(room.id, peer.id)
        if has_people and not working and not self.is_stopping:
            await self.start(room.id)

    def is_working(self, peer: Peer) -> bool:
        # An agent does not report a lost connection, so check the status of its peer.
        running = self.agents.get(peer.id)
        if running is None:
            return False
        return peer.status == PeerStatus.CONNECTED or monotonic() - running.started_at < TIMEOUT

    async def start(self, room_id: str) -> None:
        # If the response is late, the next check deletes the agent's peer.
        agent = await call(fishjam.create_agent, room_id)
        task = asyncio.create_task(self.run_agent(room_id, agent))
        self.agents[agent.id] = RunningAgent(monotonic(), task)
        log.info("Agent %s started in room %s.", agent.id, room_id)

    async def run_agent(self, room_id: str, agent: Agent) -> None:
        listen(agent)
        try:
            async with asyncio.timeout(TIMEOUT) as connecting, agent:
                connecting.reschedule(None)
                await asyncio.Event().wait()
        except Exception as error:
            # The next check replaces the agent.
            log.warning("The agent in room %s ended: %r", room_id, error)
        finally:
            del self.agents[agent.id]
            await delete_agent(room_id, agent.id)

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
            # The peer type is 1 for clients and 2 for agents.
            if notification.peer_type == 1:
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
