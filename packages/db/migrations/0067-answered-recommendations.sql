-- What a recommendation was answered here, accepted or refused: an import that says nothing of an answer leaves that as it is.
alter table recommendation add column answered_here text check (answered_here in ('accepted', 'refused'));
