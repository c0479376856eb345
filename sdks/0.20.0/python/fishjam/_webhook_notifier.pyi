"""Decoder for webhook requests."""

from fishjam.events.allowed_notifications import AllowedNotification

def receive_binary(binary: bytes) -> AllowedNotification | None:
    """Decodes a notification from bytes, such as the body of a webhook request.

    Some malformed bodies do not cause an exception but decode to a message with empty fields. Before you use the
    `room_id` of a notification, check that the value is set.

    Args:
        binary: Body of the request, as bytes.

    Returns:
        The notification, which is an instance of one of the classes in `fishjam.events`. The function returns `None`
        for a valid message of a type that the SDK does not support, and for some invalid bodies, such as an empty body.

    Raises:
        Exception: If the bytes cannot be parsed. The class of the exception depends on the parsing error.

    Category: Notifications

    Example: Decode the body of a webhook request
        ```python
        from http.server import BaseHTTPRequestHandler, HTTPServer

        from fishjam import receive_binary
        from fishjam.events import ServerMessagePeerConnected


        class Webhook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
                try:
                    notification = receive_binary(body)
                except Exception:
                    self.send_response(400)
                else:
                    if isinstance(notification, ServerMessagePeerConnected) and notification.room_id:
                        print(f"{notification.peer_id} connected to {notification.room_id}")
                    self.send_response(200)
                self.end_headers()


        HTTPServer(("", 3000), Webhook).serve_forever()
        ```
    """
