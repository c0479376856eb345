"""Errors of agents."""

class AgentError(Exception):
    """Base class of the errors raised by agents.

    Category: Agents

    Example: Handle all agent errors the same way
        ```python
        from fishjam.agent import Agent, AgentError


        async def run(agent: Agent) -> None:
            try:
                await agent.connect()
            except AgentError as error:
                print(f"The agent stopped: {error}")
        ```
    """

class AgentAuthError(AgentError):
    """Raised when an agent cannot authenticate.

    The token of an agent becomes invalid when its peer or its room is deleted. Create a new agent then.

    Category: Agents

    Example: Report why an agent could not connect
        ```python
        from fishjam.agent import Agent, AgentAuthError


        async def run(agent: Agent) -> None:
            try:
                await agent.connect()
            except AgentAuthError as error:
                print(f"Fishjam rejected the agent: {error.reason}")
        ```
    """

    reason: str
    """Reason for closing the WebSocket, as reported by Fishjam. It may be empty."""

    def __init__(self, reason: str) -> None:
        """Creates the error. Only the SDK calls the constructor.

        Args:
            reason: Reason for closing the WebSocket.
        """
