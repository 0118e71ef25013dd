-- The name of the repository folder that belongs to the rows. It changes in the transaction that replaces the rows, so
-- an interrupted reset leaves both unchanged.

create table generation (
  only_row boolean primary key default true check (only_row),
  name text not null
);
