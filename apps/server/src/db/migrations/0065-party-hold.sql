-- The holds of people who are booked together: one row a seat, extended and released as one.
-- The first of them has its own id here, by which the page knows them all; a hold of one person has none.
ALTER TABLE hold ADD COLUMN party_id uuid;
CREATE INDEX hold_of_party ON hold (party_id) WHERE party_id IS NOT NULL;
