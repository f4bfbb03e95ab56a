-- A weather station on site is a source of its own.
alter table weather drop constraint weather_source_check;
alter table weather add constraint weather_source_check check (source in ('open-meteo', 'weatherapi', 'entered', 'station'));
create index weather_of_stations on weather (latitude, longitude, observed_at desc) where source = 'station';
