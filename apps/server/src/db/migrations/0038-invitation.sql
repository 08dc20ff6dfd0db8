-- In which language e-mails to the owner of an account are written.
ALTER TABLE account ADD COLUMN language text NOT NULL DEFAULT 'tw'
  CONSTRAINT account_language CHECK (language IN ('tw', 'zh', 'en'));

-- What the e-mail is about: a forgotten password, a new account whose owner chooses the first one, or a doctor's account
-- that has been approved, which has no link to use up. Still one for each account, the newest.
ALTER TABLE password_reset ADD COLUMN purpose text NOT NULL DEFAULT 'reset'
  CONSTRAINT password_reset_purpose CHECK (purpose IN ('reset', 'invitation', 'approval'));
