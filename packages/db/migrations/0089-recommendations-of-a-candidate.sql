-- A report reads the recommendations of its candidate to everyone.
create index recommendation_of on recommendation (candidate_id);
