/** A value of an algebraic datatype: the name of its constructor and, unless there are none, the arguments. */
export interface ConstructorValue {
  readonly kind: string;
  readonly args?: readonly unknown[];
}

/** Whether an object has exactly the form of a value of an algebraic datatype. */
export function isConstructorValue(value: object): value is ConstructorValue {
  const keys = Object.keys(value);
  if (keys[0] !== "kind" || typeof Reflect.get(value, "kind") !== "string") return false;
  return keys.length === 1 || (keys.length === 2 && keys[1] === "args" && Array.isArray(Reflect.get(value, "args")));
}
