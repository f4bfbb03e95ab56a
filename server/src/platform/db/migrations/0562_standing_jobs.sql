-- Who computes a site is the queue's to decide, with its own leases; what stays is whose answer is heard.
alter table standing_footprint drop column claimed_until;
