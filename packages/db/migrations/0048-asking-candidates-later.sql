-- The end after which the candidate was asked how the interview was: later than the interviewers are asked.
alter table interview_plan add column satisfaction_asked_after timestamptz;
update interview_plan set satisfaction_asked_after = feedback_asked_after where feedback_asked_after is not null;
