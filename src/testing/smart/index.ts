export { type SmartOptions, smartDefaults } from "./options.ts";
export { searchSmart } from "./search-smart.ts";
export { type PreparedSmart, prepareSmart } from "./smart.ts";
