-- How often people changed the rounds of a position here; as long as nobody has, an import sets them.
alter table position add column rounds_revision integer not null default 0;

-- Rounds trade places within one transaction.
alter table interview_round drop constraint interview_round_position_id_place_key;
alter table interview_round add unique (position_id, place) deferrable initially deferred;
