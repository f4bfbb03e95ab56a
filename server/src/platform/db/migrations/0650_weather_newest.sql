-- Which weather has come since sites were last compared with it: asked with every record that comes.
create index weather_by_receipt on weather (received_at);
