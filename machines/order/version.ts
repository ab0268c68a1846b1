/** Part of every command's record and of every order's row: a rule that changes takes a new number. */
export const machineVersion = 1;
