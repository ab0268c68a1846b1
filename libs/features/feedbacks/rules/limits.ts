/** Characters of a feedback, an answer and a reason. */
export const longestText = 2000;
