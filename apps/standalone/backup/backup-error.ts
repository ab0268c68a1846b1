/** Why a backup or a restore is refused; stable, for scripts that read the first word of the message. */
export type BackupCode =
  | 'externalDatabase'
  | 'noDatabase'
  | 'targetExists'
  | 'targetInsideDataDirectory'
  | 'targetUnreachable'
  | 'backupRunning'
  | 'migrationRunning'
  | 'productDoesNotStop'
  | 'productDoesNotStart'
  | 'notABackup'
  | 'dataDirectoryNotEmpty'
  | 'backupOfNewerVersion'
  | 'backupOfOtherPostgres';

/** A backup or a restore that is refused: the code, then what it means and what to do. Nothing was changed, unless the text says so. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(
    readonly code: BackupCode,
    text: string,
  ) {
    super(`${code}: ${text}`);
  }
}
