/** The path of a step's file: not the list of the steps, and not the JSON Schema that is generated beside them. */
export const schemaFile = /[\\/]schemas[\\/](?!index\.ts$|step\.schema\.json$)[^\\/]+\.(?:ts|json)$/;
