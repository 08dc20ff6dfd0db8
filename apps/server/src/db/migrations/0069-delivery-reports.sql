-- Whether reports of the provider are wanted, and how they say what became of a message.
ALTER TABLE text_provider
  -- Where a report has the id of the message, and where its state; empty: there are none.
  ADD COLUMN report_id_path text NOT NULL DEFAULT '',
  ADD COLUMN report_state_path text NOT NULL DEFAULT '',
  -- States, separated by commas.
  ADD COLUMN delivered_states text NOT NULL DEFAULT '',
  ADD COLUMN failed_states text NOT NULL DEFAULT '';

-- What a provider reported of a message. A report may come before the answer to the request that sent the message, so
-- it is kept, and applied by whichever of the two comes later.
CREATE TABLE delivery_report (
  provider_message_id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('delivered', 'failed')),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider_message_id, outcome)
);
CREATE INDEX delivery_report_received ON delivery_report (received_at);
