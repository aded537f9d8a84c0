-- How often the times that a candidate is offered were changed: a change names the revision that its maker saw.
alter table interview_plan add column offer_revision integer not null default 0;
