"""Agent errors."""

class AgentError(Exception):
    """Base class for the errors that the SDK defines for agents.

    `AgentAuthError` is the only subclass. If Fishjam cannot be reached, `Agent.connect` raises an `OSError` or an
    exception from `websockets` instead. When the connection ends, `AgentSession.receive` raises
    `websockets.ConnectionClosed`.

    Category: Agents

    Example: Distinguish a failed authentication from other connection failures
        ```python
        from fishjam.agent import Agent, AgentError
        from websockets import WebSocketException


        async def run(agent: Agent) -> None:
            try:
                async with agent.connect() as session:
                    async for chunk in session.receive():
                        print(f"{len(chunk.data)} bytes from {chunk.peer_id}")
            except AgentError as error:
                print(f"The agent cannot join: {error}")
            except (OSError, WebSocketException) as error:
                print(f"The connection to Fishjam failed: {error}")
        ```
    """

class AgentAuthError(AgentError):
    """Raised when the connection closes before an agent has authenticated.

    An agent's token becomes invalid when the agent's peer or room is deleted. In this case, create a new agent.

    Category: Agents

    Example: Report why an agent could not connect
        ```python
        from fishjam.agent import Agent, AgentAuthError


        async def run(agent: Agent) -> None:
            try:
                async with agent.connect() as session:
                    async for chunk in session.receive():
                        print(f"{len(chunk.data)} bytes from {chunk.peer_id}")
            except AgentAuthError as error:
                print(f"The agent did not authenticate: {error.reason or 'unknown reason'}")
        ```
    """

    reason: str
    """Reason for closing the WebSocket, as reported by Fishjam. The reason can be an empty string."""

    def __init__(self, reason: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            reason: Reason for closing the WebSocket.
        """
