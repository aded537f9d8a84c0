-- Recommendations that went along with a move, so that undoing it brings them back.
alter table candidate_move add column carried uuid[] not null default '{}';

-- The number of changes by people of a position's own list of stages.
alter table position add column stages_revision integer not null default 0;
