-- The number of uses since the start of the current period of a rate limit.

create table rate_limits (
  key text primary key,
  since timestamptz not null,
  used integer not null
);
