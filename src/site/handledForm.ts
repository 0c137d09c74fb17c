/**
 * For a form that our code checks and sends. The form is prerendered, so it may be submitted before that code is loaded.
 * The method `dialog`, outside of a dialog, makes the browser send nothing then; else it would put the password into the
 * address.
 */
export const handledForm = { noValidate: true, method: 'dialog' } as const
