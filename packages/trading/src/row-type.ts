/** The run-time facts of one operation, as compact text; the type carries which operation it is. */
export type Row<Id extends string> = string & { readonly "~operation"?: Id };
