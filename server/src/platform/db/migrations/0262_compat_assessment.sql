-- Requests for an assessment with the five fields of the specification's dialog.
create view compat.assessment_requests as
  select id, date, name, phone, email, topics, version, changed_at, changed_by from public.assessment_request;
