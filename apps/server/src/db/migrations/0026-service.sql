-- What can be booked is a table. Its code stands in every slot, and in the calls as `type`.

CREATE TABLE service (
  -- Written as it was first entered; never changes.
  code text PRIMARY KEY CHECK (code ~ '^[A-Za-z][A-Za-z0-9-]{0,19}$'),
  name local_text NOT NULL,
  -- For lists and narrow columns of the staff site.
  short_name local_text NOT NULL,
  -- One line beside the name.
  detail local_text NOT NULL,
  -- Length of a visit; null: the laboratory does not say.
  minutes smallint CHECK (minutes BETWEEN 1 AND 480),
  -- As `Preparation` of the contract.
  preparation jsonb NOT NULL CHECK (jsonb_typeof(preparation) = 'object'),
  colour text NOT NULL
    CHECK (colour IN ('petrol', 'teal', 'jade', 'slate', 'indigo', 'plum', 'rust', 'amber')),
  icon text NOT NULL
    CHECK (icon IN ('ecg', 'blood-tube', 'specimen', 'drop', 'heart', 'stethoscope', 'microscope', 'phial', 'shield',
      'person')),
  -- The last day that can be booked, counted from today.
  days_ahead smallint NOT NULL CHECK (days_ahead BETWEEN 1 AND 180),
  -- The most seats that its opening hours may give a slot.
  most_seats smallint NOT NULL CHECK (most_seats BETWEEN 1 AND 1000),
  position integer NOT NULL,
  state text NOT NULL DEFAULT 'ACTIVE' CHECK (state IN ('ACTIVE', 'RETIRED')),
  -- Came with the sample, and nobody has changed it since.
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1 CHECK (version >= 1),
  updated_at timestamptz NOT NULL DEFAULT now(),
  updated_by uuid REFERENCES account ON DELETE SET NULL
);
-- The calls ignore the case of a code.
CREATE UNIQUE INDEX service_code_once ON service (lower(code));

-- The two services of the calls. What visitors were told of fasting and of urine samples stood in the program: a
-- database in use keeps saying so, a new laboratory says what it wants to say.
INSERT INTO service (code, name, short_name, detail, preparation, colour, icon, days_ahead, most_seats, position)
VALUES (
  'ECG',
  '{"tw": "心電圖", "zh": "心电图", "en": "ECG"}',
  '{"tw": "心電圖", "zh": "心电图", "en": "ECG"}',
  '{"tw": "記錄心臟的電活動。", "zh": "记录心脏的电活动。", "en": "A tracing of the electrical activity of the heart."}',
  '{"bring": [], "restrictions": [], "notes": []}',
  'petrol', 'ecg', 90, 1000, 1
), (
  'other',
  '{"tw": "抽血／收集樣本", "zh": "抽血／采集样本", "en": "Blood taking and specimen collection"}',
  '{"tw": "抽血／樣本", "zh": "抽血／样本", "en": "Blood, specimens"}',
  '{"tw": "轉介信上的化驗檢查。", "zh": "转介信上的化验检查。", "en": "For the laboratory tests on your request note."}',
  '{"bring": [], "restrictions": [], "notes": []}',
  'teal', 'blood-tube', 90, 1000, 2
);

UPDATE service SET preparation = '{
  "fasting": {
    "hours": 8,
    "water": true,
    "title": {"tw": "如需空腹抽血", "zh": "如需空腹抽血", "en": "If your blood test needs fasting"}
  },
  "bring": [],
  "restrictions": [],
  "notes": [{
    "title": {"tw": "如需收集尿液樣本", "zh": "如需留取尿液样本", "en": "If you give a urine sample"},
    "text": {
      "tw": "女士請於月經完結後才收集尿液樣本。",
      "zh": "女士请在月经结束后再留取尿液样本。",
      "en": "Women should have the sample taken after the menstrual period."
    }
  }]
}'
WHERE code = 'other' AND EXISTS (SELECT FROM service_point);

-- On the slot and not on the appointment: a booking changes no column of a foreign key of its slot, so it does not
-- lock the row of its service.
ALTER TABLE service_ability
  DROP CONSTRAINT service_ability_service_type_check,
  ADD CONSTRAINT service_ability_service FOREIGN KEY (service_type) REFERENCES service;
ALTER TABLE opening_pattern
  DROP CONSTRAINT opening_pattern_service_type_check,
  ADD CONSTRAINT opening_pattern_service FOREIGN KEY (service_type) REFERENCES service;
ALTER TABLE slot
  DROP CONSTRAINT slot_service_type_check,
  ADD CONSTRAINT slot_service FOREIGN KEY (service_type) REFERENCES service;
ALTER TABLE opening_week
  DROP CONSTRAINT opening_week_service_type_check,
  ADD CONSTRAINT opening_week_service FOREIGN KEY (service_type) REFERENCES service;
