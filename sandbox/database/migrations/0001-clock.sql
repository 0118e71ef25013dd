-- The time that the sandbox goes by: that of the computer, moved by whoever tests what happens later. It is kept here so that all
-- processes on one database agree on it.

create table clock (
  only_row boolean primary key default true check (only_row),
  ahead interval not null default interval '0'
);

insert into clock default values;

create function sandbox_now() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', clock_timestamp() + ahead) from clock
$$;
