-- The trace of whoever asked, as W3C Trace Context writes it: the worker goes on with it.
alter table computation add column traceparent text, add column tracestate text;
