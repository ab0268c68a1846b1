/** What is wrong with the log, and where: the first position that does not hold. */
export interface ChainFault {
  kind:
    | 'gap'
    | 'eventMissing'
    | 'hashDiffers'
    | 'streamOrder'
    | 'commandDiffers'
    | 'textDiffers'
    | 'textMissing'
    | 'textErased'
    | 'headDiffers'
    | 'headForged'
    | 'tailCut'
    | 'unplaced';
  pos: number;
  detail: string;
}
