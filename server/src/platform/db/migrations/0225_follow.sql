-- A resident who follows places, without a name or an account. Only a confirmed e-mail address or mobile number gets here.
create table follower (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('web-push', 'email', 'sms')),
  -- For web push the endpoint that the browser named.
  address text not null,
  push_p256dh text,
  push_auth text,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  -- Of the token that manages what is followed; the token itself is never stored.
  token_hash text not null unique,
  -- Stands in each message, and can do nothing but end them.
  stop_token text not null unique,
  followed_at timestamptz not null default now(),
  unique (channel, address),
  check ((channel = 'web-push') = (push_p256dh is not null)),
  check ((channel = 'web-push') = (push_auth is not null))
);

create table followed_place (
  id integer generated always as identity primary key,
  follower_id bigint not null references follower (id) on delete cascade,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m integer not null check (radius_m between 0 and 10000),
  -- The smallest box of degrees around the circle, a hundredth larger for the flattened Earth.
  reach box not null generated always as (
    box(
      point(longitude - radius_m / (110000 * greatest(cos(radians(latitude)), 0.01)), latitude - radius_m / 110000.0),
      point(longitude + radius_m / (110000 * greatest(cos(radians(latitude)), 0.01)), latitude + radius_m / 110000.0)
    )
  ) stored,
  unique (follower_id, latitude, longitude)
);
create index followed_place_by_reach on followed_place using gist (reach);

-- An address that has been sent a code and not been proved yet; gone when the code is too old.
create table follow_request (
  -- Made by whoever asks: the same request twice is one message.
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  place jsonb,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index follow_request_by_age on follow_request (expires_at);

-- What was sent for whom, as hashes, for a day: so that nobody can have messages rained on others.
create table follow_sending (
  key text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index follow_sending_by_key on follow_sending (key, sent_at);
create index follow_sending_by_age on follow_sending (sent_at);
