-- One row a table: what is known without reading its log. `updated` is in no index, so that an update stays
-- within its page, where room is left for it.
CREATE TABLE tables (
    name TEXT COLLATE "C" PRIMARY KEY CHECK (length(name) BETWEEN 1 AND 64),
    head BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    code TEXT COLLATE "C",
    code_until BIGINT,
    listed BOOLEAN NOT NULL,
    played BOOLEAN NOT NULL
) WITH (fillfactor = 50);

CREATE INDEX tables_code ON tables (code) WHERE code IS NOT NULL;
CREATE INDEX tables_listed ON tables (name) WHERE listed;

-- The logs. The key decides between writers.
CREATE TABLE entries (
    name TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    command BYTEA,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (name, seq)
);

CREATE UNIQUE INDEX entries_command ON entries (name, command) WHERE command IS NOT NULL;

-- What nobody may read, apart from everything that is listed or shown.
CREATE TABLE secrets (
    name TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    secret BYTEA NOT NULL,
    PRIMARY KEY (name, seq)
);

-- Finished matches, compressed; they outlive their table.
CREATE TABLE records (
    name TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    record BYTEA NOT NULL,
    PRIMARY KEY (name, number)
);

CREATE INDEX records_at ON records (at);

-- Written to when somebody asks whether the store can be written to.
CREATE TABLE probe (id INTEGER PRIMARY KEY, writes BIGINT NOT NULL);

INSERT INTO probe (id, writes) VALUES (1, 0);
