-- The interviewers' password of a room that was made here, for whoever is named later; null for any other plan.
alter table interview_plan add column interviewer_password text;
