-- Marks the file as a store of lastcard: the letters "card".
PRAGMA application_id = 1667330660;

-- One row a table: what is known without reading its log. `updated` is in no index: it changes with every entry.
CREATE TABLE tables (
    name TEXT PRIMARY KEY NOT NULL CHECK (length(name) BETWEEN 1 AND 64),
    head INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    code TEXT,
    code_until INTEGER,
    listed INTEGER NOT NULL,
    played INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_listed ON tables (name) WHERE listed = 1;

-- The logs. The key decides between writers; the entries of a table lie together.
CREATE TABLE entries (
    name TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command BLOB,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (name, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_command ON entries (name, command) WHERE command IS NOT NULL;

-- What nobody may read, apart from everything that is listed or shown.
CREATE TABLE secrets (
    name TEXT NOT NULL,
    seq INTEGER NOT NULL,
    secret BLOB NOT NULL,
    PRIMARY KEY (name, seq)
) STRICT, WITHOUT ROWID;

-- Finished matches, compressed; they outlive their table.
CREATE TABLE records (
    name TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    record BLOB NOT NULL,
    PRIMARY KEY (name, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX records_at ON records (at);

-- Written to when somebody asks whether the store can be written to.
CREATE TABLE probe (id INTEGER PRIMARY KEY, writes INTEGER NOT NULL) STRICT;

INSERT INTO probe (id, writes) VALUES (1, 0);
