/**
 * Why a proof does not hold.
 * `tooLarge`, `notProof`: the file. `entryMalformed`, `notReceipt`, `otherReceipt`: the entry. `proofMalformed`, `notIncluded`: the path in the tree.
 * `checkpointMalformed`, `twoSignatures`, `unknownKey`, `badSignature`: the signed checkpoint.
 */
export const proofFaults = [
  'tooLarge',
  'notProof',
  'entryMalformed',
  'notReceipt',
  'otherReceipt',
  'proofMalformed',
  'notIncluded',
  'checkpointMalformed',
  'twoSignatures',
  'unknownKey',
  'badSignature',
] as const;
export type ProofFaultCode = (typeof proofFaults)[number];

/** Thrown by the verifier if a proof does not hold. */
export class ProofFault extends Error {
  override readonly name = 'ProofFault';

  constructor(readonly code: ProofFaultCode) {
    super(code);
  }
}
