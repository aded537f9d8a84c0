-- Imported third-party evaluations that an older version kept as one document become rows, so that reading them writes nothing.
-- Several of one document may share an id: the later ones get a number behind it, as an import gives them.
do $$
declare
  kept record;
  evaluation jsonb;
  distinct_id text;
  copy int;
begin
  for kept in select company_id, candidate_id, document from candidate_document where part = 'thirdParty' loop
    for evaluation in
      select value from jsonb_array_elements(kept.document) with ordinality order by ordinality
    loop
      distinct_id := evaluation ->> 'externalId';
      copy := 2;
      while exists (
        select from third_party_evaluation
        where candidate_id = kept.candidate_id and external_id = distinct_id
      ) loop
        distinct_id := format('%s (%s)', evaluation ->> 'externalId', copy);
        copy := copy + 1;
      end loop;
      insert into third_party_evaluation (id, company_id, candidate_id, external_id, document, file_id, created_at)
      values (
        gen_random_uuid(),
        kept.company_id,
        kept.candidate_id,
        distinct_id,
        evaluation - 'externalId',
        (
          select id from stored_file
          where company_id = kept.company_id
            and id = substring(evaluation ->> 'fileUrl' from '^file:([0-9a-f-]{36})$')::uuid
        ),
        to_timestamp((evaluation ->> 'createDate')::numeric / 1000)
      );
    end loop;
  end loop;
  delete from candidate_document where part = 'thirdParty';
end $$;
