/** Error codes of backup and restore; stable, for scripts that parse the first word of the message. */
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

/** A refused backup or restore: the code, its meaning and what to do. Nothing was changed, unless the text says so. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(
    readonly code: BackupCode,
    text: string,
  ) {
    super(`${code}: ${text}`);
  }
}
