-- The folder that has the repositories of the rows. It changes in the transaction that replaces the rows, so a reset that is
-- interrupted leaves both as they were.

create table generation (
  only_row boolean primary key default true check (only_row),
  name text not null
);
