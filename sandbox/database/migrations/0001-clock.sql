-- The clock of the sandbox: the time of the computer plus an offset that tests can set. It is stored in the database,
-- so that all processes on one database have the same time.

create table clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default interval '0'
);

insert into clock default values;

create function sandbox_now() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', clock_timestamp() + ahead) from clock
$$;
