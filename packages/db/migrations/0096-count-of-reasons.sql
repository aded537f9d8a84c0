-- How often a company used each of its reasons is counted without reading its other evaluations.
create index evaluation_reasons on evaluation (company_id) where reasons <> '{}';
