import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from threading import Thread
from time import monotonic
from typing import TypeVar

from conversation import Conversation
from dotenv import load_dotenv
from fastapi import FastAPI, HTTPException
from fishjam import AgentOptions, AgentOutputOptions, FishjamClient, FishjamNotifier, Room, RoomOptions
from fishjam.agent import Agent
from fishjam.errors import NotFoundError
from fishjam.events import ServerMessagePeerConnected, ServerMessagePeerDisconnected
from fishjam.peer import PeerStatus, PeerType

# Seconds between two checks of all calls. When a peer joins or leaves, the next check starts early.
CHECK_INTERVAL = 10

# Seconds to wait for a response from Fishjam, and for a connection.
TIMEOUT = 5

# Seconds for the caller to join, and to return after a page reload or a network outage.
ABSENCE_LIMIT = 60

# Seconds to end all calls before the process exits.
EXIT_TIMEOUT = 8

T = TypeVar("T")

load_dotenv()
fishjam_id = os.environ["FISHJAM_ID"]
management_token = os.environ["FISHJAM_MANAGEMENT_TOKEN"]
fishjam = FishjamClient(fishjam_id, management_token)
logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
logging.getLogger("httpx").setLevel(logging.WARNING)
log = logging.getLogger(__name__)


async def in_thread(function: Callable[..., T], *args: object) -> T:
    """Call a blocking function. Raise TimeoutError if Fishjam does not respond in time.

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


async def delete(function: Callable[..., None], *ids: str) -> None:
    """Delete a peer or a room. If the deletion fails during a check, the next check repeats it."""
    try:
        await in_thread(function, *ids)
    except NotFoundError:
        pass
    except Exception as error:
        log.error("Could not delete %s: %r", ids[-1], error)


class Call:
    def __init__(self, caller_id: str) -> None:
        self.caller_id = caller_id
        self.conversation = Conversation(caller_id)
        self.talking = asyncio.create_task(self.conversation.run())
        # Time of the last check that found the caller in the room, or of the start of the call.
        self.last_seen = monotonic()
        self.agent_id: str | None = None
        self.agent_task: asyncio.Task[None] | None = None

    def end(self) -> None:
        self.talking.cancel()
        if self.agent_task:
            self.agent_task.cancel()


class CallService:
    """Keeps an agent in the room of each call."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        # The calls of this process, by room ID.
        self.calls: dict[str, Call] = {}
        self.change = asyncio.Event()

    def start_call(self) -> str:
        """Create a room and a peer for the caller. The next check adds an agent. Call this method in a thread."""
        # The limit allows for the caller, the agent, and an agent that is being replaced.
        room = fishjam.create_room(RoomOptions(room_type="audio_only", max_peers=3))
        try:
            peer, peer_token = fishjam.create_peer(room.id)
        except Exception:
            fishjam.delete_room(room.id)
            raise
        self.loop.call_soon_threadsafe(self.add_call, room.id, peer.id)
        return peer_token

    def add_call(self, room_id: str, caller_id: str) -> None:
        call = Call(caller_id)
        call.talking.add_done_callback(self.on_end)
        self.calls[room_id] = call
        self.change.set()

    def on_end(self, talking: asyncio.Task[None]) -> None:
        if not talking.cancelled() and (error := talking.exception()):
            log.error("The conversation failed.", exc_info=error)
        # The next check deletes the room.
        self.change.set()

    async def run(self) -> None:
        while True:
            self.change.clear()
            try:
                await self.check_calls()
            except Exception as error:
                log.error("Could not check the calls: %r", error)
            # Start at most one check per second.
            await asyncio.sleep(1)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.change.wait(), CHECK_INTERVAL)

    async def stop(self) -> None:
        for call in self.calls.values():
            call.end()
        await asyncio.gather(*(delete(fishjam.delete_room, room_id) for room_id in self.calls))

    async def check_calls(self) -> None:
        # The response does not contain calls that start in the meantime.
        known = dict(self.calls)
        rooms = {room.id: room for room in await in_thread(fishjam.get_all_rooms)}
        for room_id in known.keys() - rooms.keys():
            self.calls.pop(room_id).end()
            log.info("The call in room %s ended.", room_id)
        checks = [self.check_call(room, known[room.id]) for room in rooms.values() if room.id in known]
        for error in await asyncio.gather(*checks, return_exceptions=True):
            if isinstance(error, Exception):
                log.error("Could not check a call: %r", error)

    async def check_call(self, room: Room, call: Call) -> None:
        caller = next((peer for peer in room.peers if peer.id == call.caller_id), None)
        if caller and caller.status == PeerStatus.CONNECTED:
            call.last_seen = monotonic()
            call.conversation.caller_joined.set()
        if not caller or monotonic() - call.last_seen > ABSENCE_LIMIT or call.talking.done():
            call.end()
            await delete(fishjam.delete_room, room.id)
            return
        # Delete agents that lost their connection, and agents that Fishjam created after the timeout.
        for peer in room.peers:
            if peer.type_ == PeerType.AGENT and peer.id != call.agent_id:
                await delete(fishjam.delete_peer, room.id, peer.id)
        if call.agent_id is None:
            options = AgentOptions(output=AgentOutputOptions(audio_format="pcm16", audio_sample_rate=16000))
            agent = await in_thread(fishjam.create_agent, room.id, options)
            call.agent_id = agent.id
            call.agent_task = asyncio.create_task(self.run_agent(call, agent))
            log.info("Agent %s started in room %s.", agent.id, room.id)

    async def run_agent(self, call: Call, agent: Agent) -> None:
        try:
            async with asyncio.timeout(TIMEOUT) as connecting, agent.connect() as session:
                connecting.reschedule(None)
                await call.conversation.use_agent(session)
        except Exception as error:
            log.warning("The agent in room %s lost its connection: %r", agent.room_id, error)
        finally:
            # The next check replaces the agent.
            call.agent_id = None
            self.change.set()

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
            self.change.set()


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Run the service. After SIGTERM or Ctrl+C, the server runs the code after `yield`."""
    service = CallService()
    app.state.service = service
    tasks = [asyncio.create_task(service.run()), asyncio.create_task(service.listen())]
    yield
    for task in tasks:
        task.cancel()
    with suppress(TimeoutError):
        await asyncio.wait_for(service.stop(), EXIT_TIMEOUT)


app = FastAPI(lifespan=lifespan)


@app.post("/calls", status_code=201)
async def start_call() -> dict[str, str]:
    """Authenticate the caller here, and limit the number of calls."""
    service: CallService = app.state.service
    try:
        # After a timeout, the call may still start. It ends after ABSENCE_LIMIT, because no one joins.
        return {"peerToken": await in_thread(service.start_call)}
    except Exception as error:
        log.error("Could not start a call: %r", error)
        raise HTTPException(502, "The assistant is currently unavailable. Try again later.") from error
