/* The programs of Evaluate_Bench.thy in C: same algorithms, same allocations, memory taken from a growing arena. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
typedef long nat;
static char *arena, *top, *end;
static void *take(size_t n) {
  if (top + n > end) { fprintf(stderr, "arena full\n"); exit(1); }
  void *p = top; top += n; return p;
}
static nat fib(nat n) { return n == 0 ? 0 : n == 1 ? 1 : fib(n - 2) + fib(n - 1); }
static nat ack(nat m, nat n) { return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1)); }
static nat next(nat s) { return (s * 1103 + 12345) % 1000003; }
typedef struct cons { nat x; struct cons *t; } cons;
static cons *mk(nat x, cons *t) { cons *c = take(sizeof *c); c->x = x; c->t = t; return c; }
static cons *randoms(nat n, nat s) { return n == 0 ? 0 : mk(s, randoms(n - 1, next(s))); }
static nat weigh(nat a, cons *l) { for (; l; l = l->t) a = (a * 3 + l->x) % 1000003; return a; }
static cons *ins(nat x, cons *l) { return !l ? mk(x, 0) : x <= l->x ? mk(x, mk(l->x, l->t)) : mk(l->x, ins(x, l->t)); }
static cons *isort(cons *l) { return !l ? 0 : ins(l->x, isort(l->t)); }
static nat run_isort(nat n) { return weigh(0, isort(randoms(n, 1))); }
static cons *keep(nat p, cons *l) { return !l ? 0 : l->x % p == 0 ? keep(p, l->t) : mk(l->x, keep(p, l->t)); }
static cons *sieve(cons *l) { return !l ? 0 : mk(l->x, sieve(keep(l->x, l->t))); }
static cons *count_up(nat m, nat n) { return m < n ? mk(m, count_up(m + 1, n)) : 0; }
static nat run_sieve(nat n) { return weigh(0, sieve(count_up(2, n))); }
typedef struct avl { struct avl *l; nat x, h; struct avl *r; } avl;
static nat ht(avl *t) { return t ? t->h : 0; }
static avl *node(avl *l, nat x, nat h, avl *r) { avl *t = take(sizeof *t); t->l = l; t->x = x; t->h = h; t->r = r; return t; }
static avl *mkavl(avl *l, nat x, avl *r) { nat a = ht(l), b = ht(r); return node(l, x, (a <= b ? b : a) + 1, r); }
static avl *bal_l(avl *l, nat x, avl *r) {
  if (ht(l) != ht(r) + 2 || !l) return mkavl(l, x, r);
  if (ht(l->l) < ht(l->r)) { avl *m = l->r; return mkavl(mkavl(l->l, l->x, m->l), m->x, mkavl(m->r, x, r)); }
  return mkavl(l->l, l->x, mkavl(l->r, x, r));
}
static avl *bal_r(avl *l, nat x, avl *r) {
  if (ht(r) != ht(l) + 2 || !r) return mkavl(l, x, r);
  if (ht(r->l) > ht(r->r)) { avl *m = r->l; return mkavl(mkavl(l, x, m->l), m->x, mkavl(m->r, r->x, r->r)); }
  return mkavl(mkavl(l, x, r->l), r->x, r->r);
}
static avl *avl_insert(nat x, avl *t) {
  if (!t) return node(0, x, 1, 0);
  if (x == t->x) return t;
  return x < t->x ? bal_l(avl_insert(x, t->l), t->x, t->r) : bal_r(t->l, t->x, avl_insert(x, t->r));
}
static nat avl_sum(avl *t) { return t ? (avl_sum(t->l) + t->x + t->h + avl_sum(t->r)) % 1000003 : 0; }
static nat run_avl(nat n) { avl *t = 0; nat s = 1; for (; n; n--, s = next(s)) t = avl_insert(s, t); return avl_sum(t); }
typedef struct rbt { int c; struct rbt *a; nat x; struct rbt *b; } rbt;
enum { R, B };
static rbt *rb(int c, rbt *a, nat x, rbt *b) { rbt *t = take(sizeof *t); t->c = c; t->a = a; t->x = x; t->b = b; return t; }
#define RED(t) ((t) && (t)->c == R)
static rbt *balance(int c, rbt *a, nat x, rbt *b) {
  if (c == B) {
    if (RED(a) && RED(a->a)) return rb(R, rb(B, a->a->a, a->a->x, a->a->b), a->x, rb(B, a->b, x, b));
    if (RED(a) && RED(a->b)) return rb(R, rb(B, a->a, a->x, a->b->a), a->b->x, rb(B, a->b->b, x, b));
    if (RED(b) && RED(b->a)) return rb(R, rb(B, a, x, b->a->a), b->a->x, rb(B, b->a->b, b->x, b->b));
    if (RED(b) && RED(b->b)) return rb(R, rb(B, a, x, b->a), b->x, rb(B, b->b->a, b->b->x, b->b->b));
  }
  return rb(c, a, x, b);
}
static rbt *rb_ins(nat x, rbt *t) {
  if (!t) return rb(R, 0, x, 0);
  if (x < t->x) return balance(t->c, rb_ins(x, t->a), t->x, t->b);
  if (t->x < x) return balance(t->c, t->a, t->x, rb_ins(x, t->b));
  return t;
}
static rbt *black(rbt *t) { return t ? rb(B, t->a, t->x, t->b) : 0; }
static nat rb_sum(rbt *t) { return t ? (rb_sum(t->a) * (t->c == R ? 3 : 5) + t->x + rb_sum(t->b)) % 1000003 : 1; }
static nat run_rbt(nat n) { rbt *t = 0; nat s = 1; for (; n; n--, s = next(s)) t = black(rb_ins(s, t)); return rb_sum(t); }
typedef struct tree { struct tree *l; nat x; struct tree *r; } tree;
static tree *tn(tree *l, nat x, tree *r) { tree *t = take(sizeof *t); t->l = l; t->x = x; t->r = r; return t; }
static tree *grow(nat n, nat x) { return n == 0 ? 0 : tn(grow(n - 1, 2 * x), x, grow(n - 1, 2 * x + 1)); }
static tree *mirror(tree *t) { return t ? tn(mirror(t->r), t->x, mirror(t->l)) : 0; }
static int same(tree *a, tree *b) { return !a || !b ? a == b : a->x == b->x && same(a->l, b->l) && same(a->r, b->r); }
static nat run_mirror(nat n) { tree *t = grow(n, 1); return same(mirror(mirror(t)), t); }
static nat run_ack(nat n) { return ack(2, n); }
static double now(void) { struct timespec t; clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); return t.tv_sec + t.tv_nsec * 1e-9; }
static void report(const char *name, nat (*f)(nat), nat n) {
  double best = 1e9, sum = 0; nat r = 0;
  for (int i = 0; i < 5 || sum < 0.5; i++) { top = arena; double t = now(); r = f(n); t = now() - t; sum += t; if (t < best) best = t; }
  printf("%s %ld %ld %.6f\n", name, n, r, best);
}
int main(void) {
  size_t size = (size_t)3 << 30;
  arena = malloc(size); end = arena + size;
  report("fib", fib, 30); report("run_ack", run_ack, 3000); report("run_isort", run_isort, 3000);
  report("run_sieve", run_sieve, 20000); report("run_avl", run_avl, 100000); report("run_rbt", run_rbt, 100000); report("run_mirror", run_mirror, 17);
  return 0;
}
