import { type Static, Type } from 'typebox';
import { ClosedObject } from '../schemas.ts';
import { PersonText } from '../text.ts';
import { Totp } from './account.ts';

const PasswordText = PersonText(600, 'As it is');

const proof = {
  totp: Type.Optional(Totp),
  recoveryCode: Type.Optional(
    PersonText(60, 'One of the recovery codes, instead of the digits', '7k2m-x0qf-9d3t-hc5w-4rv8-e6zn'),
  ),
};

/** The digits of the authenticator application, or a recovery code instead of them. */
export const SecondFactorProof = ClosedObject(proof);
export type SecondFactorProof = Static<typeof SecondFactorProof>;

export const SecondFactorOffRequest = ClosedObject({ password: PasswordText, ...proof });
export type SecondFactorOffRequest = Static<typeof SecondFactorOffRequest>;

/** To be shown to their owner once. */
export const RecoveryCodes = Type.Object({
  codes: Type.Array(Type.String(), { description: 'Each signs in once instead of the digits' }),
});
export type RecoveryCodes = Static<typeof RecoveryCodes>;

export const RecoveryCodesLeft = Type.Object({
  left: Type.Integer({ description: 'How many have not been used' }),
});
export type RecoveryCodesLeft = Static<typeof RecoveryCodesLeft>;
