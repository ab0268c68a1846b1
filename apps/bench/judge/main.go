// Checks a history of calls on orders: whether there is an order of the calls, each between its start and its end, in which the specification answers what was
// answered. It shares no code with the product. Reads JSON lines from standard input; the order of the lines is that of one collector, no clock is read.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"sort"
	"time"

	"github.com/anishathalye/porcupine"
)

// call is what was sent. A thing is named by what the client gave it.
type call struct {
	Order, Name, Actor string
	Key                string
	IfMatch            int
	Amount             int
	Item, File, Step   string
	Transfer, Partner  string
	Items              []string
	Reject             bool
}

// result is what came back. Unknown: nothing did, so that both states stay possible.
type result struct {
	Unknown  bool
	Code     string // of a refusal
	Replayed bool
	Version  int // right after a write; of the order that was read
	// of a read
	Status            string
	Paid, Declared    int
	Partner           string
	Done, Items, Docs int
}

// line of a history: an order as it was placed, the start or end of a call, or where the log has an event.
type line struct {
	Kind     string // order, start, end, event
	ID       int
	Call     call
	Result   result
	Order    string
	Price    int
	Needed   int
	Required bool
	Steps    []string
	Version  int
	Pos      int
}

type operation struct {
	call       call
	result     result
	start, end int
	client     int
}

// Exit codes: 0, every order is explained; 1, one is not; 2, the input is no history; 3, a search took too long and nothing else was found.
// With the argument "verdict" it does not search for the call that cannot be explained, which takes many further searches.
func main() {
	locates := !slices.Contains(os.Args[1:], "verdict")
	if !locates {
		patience = 5 * time.Second
	}
	histories, events := read()
	faults, notShown := 0, 0
	calls := 0
	for _, id := range sorted(histories) {
		one := histories[id]
		calls += len(one.operations)
		switch check(one) {
		case porcupine.Ok:
		case porcupine.Unknown:
			notShown++
			fmt.Printf("order %s: not shown within %s\n", id, patience)
		default:
			faults++
			found := "no order of its calls explains them"
			if locates {
				found = "no order of its calls explains " + nearest(one)
			}
			fmt.Printf("order %s: %s\n", id, found)
		}
	}
	for _, fault := range outOfOrder(histories, events) {
		faults++
		fmt.Println(fault)
	}
	fmt.Printf("%d calls on %d orders, %d faults, %d orders not shown\n", calls, len(histories), faults, notShown)
	if faults > 0 {
		os.Exit(1)
	}
	if notShown > 0 {
		os.Exit(3)
	}
}

type history struct {
	placed     order
	operations []*operation
}

func read() (map[string]*history, map[string]map[int]int) {
	histories := map[string]*history{}
	events := map[string]map[int]int{}
	open := map[int]*operation{}
	scanner := bufio.NewScanner(os.Stdin)
	scanner.Buffer(make([]byte, 1<<20), 1<<20)
	for at := 1; scanner.Scan(); at++ {
		var l line
		if err := json.Unmarshal(scanner.Bytes(), &l); err != nil {
			fail("line %d: %v", at, err)
		}
		switch l.Kind {
		case "order":
			steps := map[string]bool{}
			for _, step := range l.Steps {
				steps[step] = false
			}
			histories[l.Order] = &history{placed: order{
				version: 1, status: newOrder, price: l.Price, needed: l.Needed, required: l.Required, steps: steps,
			}.copy()}
		case "start":
			one := &operation{call: l.Call, start: at, result: result{Unknown: true}}
			open[l.ID] = one
			h := histories[l.Call.Order]
			if h == nil {
				fail("line %d: a call on an order that was never placed", at)
			}
			h.operations = append(h.operations, one)
		case "end":
			one := open[l.ID]
			if one == nil {
				fail("line %d: an end without a start", at)
			}
			one.result, one.end = l.Result, at
		case "event":
			if events[l.Order] == nil {
				events[l.Order] = map[int]int{}
			}
			events[l.Order][l.Version] = l.Pos
		default:
			fail("line %d: unknown kind %q", at, l.Kind)
		}
	}
	if err := scanner.Err(); err != nil {
		fail("%v", err)
	}
	return histories, events
}

func fail(format string, values ...any) {
	fmt.Fprintf(os.Stderr, format+"\n", values...)
	os.Exit(2)
}

// answered says which orders are possible after a call that got this result; none if it cannot have got it.
func answered(o order, c call, r result) []order {
	if c.Name == "read" {
		return sameIf(o, r.Unknown || readsAs(o, c, r))
	}
	if before, used := o.answers[c.Key]; c.Key != "" && used {
		if !o.sees(c.Actor) {
			return sameIf(o, r.Unknown || r.Code == "notFound")
		}
		return sameIf(o, r.Unknown || (r.Replayed && r.Code == before.code && (r.Code != "" || r.Version == before.version)))
	}
	next, code := o.decide(c)
	// What the sender cannot see is not recorded, and keeps no key.
	if c.Key != "" && code != "notFound" {
		next = next.copy()
		next.answers[c.Key] = answer{code, next.version}
	}
	if r.Unknown {
		return []order{o, next}
	}
	if r.Replayed || r.Code != code || (code == "" && r.Version != next.version) {
		return nil
	}
	return []order{next}
}

func readsAs(o order, c call, r result) bool {
	if !o.sees(c.Actor) {
		return r.Code == "notFound"
	}
	done := 0
	for _, is := range o.steps {
		if is {
			done++
		}
	}
	return r.Code == "" && r.Version == o.version && r.Status == o.status && r.Paid == o.paid && r.Declared == o.declared() && r.Partner == o.partner &&
		r.Done == done && r.Items == len(o.items) && r.Docs == len(o.documents)
}

func sameIf(o order, holds bool) []order {
	if holds {
		return []order{o}
	}
	return nil
}

// patience is how long the search of an order may take. Who asks for the verdict alone has other orders to ask about.
var patience = 60 * time.Second

func check(h *history) porcupine.CheckResult {
	model := porcupine.NondeterministicModel{
		Init: func() []any { return []any{h.placed} },
		Step: func(state, input, output any) []any {
			var all []any
			for _, next := range answered(state.(order), input.(call), output.(result)) {
				all = append(all, next)
			}
			return all
		},
		Equal: func(a, b any) bool { return a.(order).text() == b.(order).text() },
	}
	last := 0
	for _, one := range h.operations {
		last = max(last, one.start, one.end)
	}
	all := make([]porcupine.Operation, 0, len(h.operations))
	for at, one := range h.operations {
		end := one.end
		// Nothing says when a call without an answer takes effect, or that it ever did.
		if one.result.Unknown {
			end = last + 1 + at
		}
		all = append(all, porcupine.Operation{ClientId: at, Input: one.call, Output: one.result, Call: int64(one.start), Return: int64(end)})
	}
	return porcupine.CheckOperationsTimeout(model.ToModel(), all, patience)
}

// nearest names the call that ended first of those that cannot be explained together with what ended before.
func nearest(h *history) string {
	var ends []int
	for _, one := range h.operations {
		if !one.result.Unknown {
			ends = append(ends, one.end)
		}
	}
	sort.Ints(ends)
	first := sort.Search(len(ends), func(at int) bool { return check(h.upTo(ends[at])) != porcupine.Ok })
	for _, one := range h.operations {
		if first < len(ends) && one.end == ends[first] {
			return fmt.Sprintf("%s by %s, ended in line %d: %+v answered %+v", one.call.Name, one.call.Actor, one.end, one.call, one.result)
		}
	}
	return "a call without an answer"
}

// upTo is the history as it was known after a line: calls that had started and not ended are without an answer.
func (h *history) upTo(end int) *history {
	part := &history{placed: h.placed}
	for _, one := range h.operations {
		if one.start > end {
			continue
		}
		kept := *one
		if one.end > end {
			kept.result = result{Unknown: true}
		}
		part.operations = append(part.operations, &kept)
	}
	return part
}

// outOfOrder finds writes whose events have no place in the log, and writes that ended before another began and have a later place.
func outOfOrder(histories map[string]*history, events map[string]map[int]int) []string {
	var faults []string
	type placed struct {
		start, end, pos int
		name            string
	}
	var all []placed
	for _, id := range sorted(histories) {
		for _, one := range histories[id].operations {
			if one.call.Name == "read" || one.result.Unknown || one.result.Code != "" || one.result.Replayed {
				continue
			}
			pos, known := events[id][one.result.Version]
			if !known {
				faults = append(faults, fmt.Sprintf("order %s: version %d of %s, ended in line %d, is not in the log", id, one.result.Version, one.call.Name, one.end))
				continue
			}
			all = append(all, placed{one.start, one.end, pos, fmt.Sprintf("%s of order %s", one.call.Name, id)})
		}
	}
	ended := append([]placed(nil), all...)
	sort.Slice(ended, func(a, b int) bool { return ended[a].end < ended[b].end })
	sort.Slice(all, func(a, b int) bool { return all[a].start < all[b].start })
	next, latest := 0, placed{}
	for _, one := range all {
		for ; next < len(ended) && ended[next].end < one.start; next++ {
			if ended[next].pos > latest.pos {
				latest = ended[next]
			}
		}
		if latest.pos > one.pos {
			faults = append(faults, fmt.Sprintf("%s has position %d, and began in line %d after %s had ended, which has %d", one.name, one.pos, one.start, latest.name, latest.pos))
		}
	}
	return faults
}

func sorted(histories map[string]*history) []string {
	ids := make([]string, 0, len(histories))
	for id := range histories {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	return ids
}
