-- Whether the demo companies are in: a start that was ended while it loaded them is gone on with by the next one.
create table demo_load (
  is_only boolean primary key default true check (is_only),
  finished_at timestamptz
);
