-- While a merge request is being merged, no other merge request can be opened for the same branches. `has_conflicts` is
-- false if a merge is impossible for another reason, such as a missing branch.

drop index merge_requests_branches;
create unique index merge_requests_branches on merge_requests (project_id, source_project_id, source_branch, target_branch)
  where state in ('opened', 'locked');

alter table merge_requests add column has_conflicts boolean not null default false;

create index merge_requests_waiting on merge_requests (id) where auto_merge and state = 'opened';
