-- The shares of a company, newest first.
create index share_grant_of_company on share_grant (company_id, id);
