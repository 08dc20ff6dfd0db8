-- How soon the doctor wants an order done, as ServiceRequest.priority of FHIR. Those of before were never said to be urgent.
ALTER TABLE lab_order ADD COLUMN priority text NOT NULL DEFAULT 'routine'
  CHECK (priority IN ('routine', 'urgent'));
