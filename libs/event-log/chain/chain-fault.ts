/** An error in the log, with the first position that fails. */
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
    | 'closingDiffers'
    | 'tileDiffers'
    | 'tileMissing'
    | 'tileExtra'
    | 'checkpointDiffers'
    | 'checkpointForged'
    | 'checkpointBackdated'
    | 'unplaced';
  pos: number;
  detail: string;
}
