"""Alembic runs this: the steps go through the connection that the server has opened."""

from __future__ import annotations

from alembic import context

from hexameron.server.storage.tables import metadata


def run() -> None:
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


# Alembic loads this file under a name of its own; anybody else only reads it.
if __name__ == "env_py":
    run()
