"""Messages of the protobuf protocol."""
