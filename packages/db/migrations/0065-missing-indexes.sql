-- What reads and checks of references went through a whole table for.
create index interview_feedback_form_version on interview_feedback (form_version_id) where form_version_id is not null;
create index stored_file_name on stored_file (company_id, name);
create index candidate_document_id_card on candidate_document (received_at) where part = 'idCard';
create index candidate_consent_newest on candidate_consent (link_id, given_at desc);
create index candidate_photo on candidate (photo_file_id) where photo_file_id is not null;
create index candidate_resume on candidate (resume_file_id) where resume_file_id is not null;
create index third_party_evaluation_file on third_party_evaluation (file_id) where file_id is not null;
create index interview_plan_round on interview_plan (round_id) where round_id is not null;
create index account_role on account (role_id);

-- Mails are listed by their ids, which are in the order of time.
create index mail_newest on mail (company_id, id desc);
create index mail_newest_in_state on mail (company_id, state, id desc);
drop index mail_company;
