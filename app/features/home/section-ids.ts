export const EXAMPLE_ID = 'example';
export const QUESTIONS_ID = 'questions';
