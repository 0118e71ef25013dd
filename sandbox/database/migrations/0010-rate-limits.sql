-- How often something was done in the time since its limit began to count.

create table rate_limits (
  key text primary key,
  since timestamptz not null,
  used integer not null
);
